import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function StackedLevels() {
  return (
    <Sheet sx={{ p: 2, borderRadius: 'lg', width: 320, maxWidth: '100%' }}>
      <Typography level="title-sm">Greenhouse</Typography>
      <Sheet sx={{ bgcolor: 'background.level1', p: 2, mt: 1, borderRadius: 'md' }}>
        <Typography level="title-sm">Table</Typography>
        <Sheet sx={{ bgcolor: 'background.level2', p: 2, mt: 1, borderRadius: 'sm' }}>
          <Typography level="title-sm">Tray</Typography>
        </Sheet>
      </Sheet>
    </Sheet>
  );
}
