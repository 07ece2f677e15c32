import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WaterDropOutlinedIcon from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const rhythms = ['Not set', 'Once a week', 'Every third day', 'Every day'];

export default function WateringNeed() {
  const [drops, setDrops] = React.useState<number | null>(2);

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 220 }}>
      <Typography component="legend" gutterBottom>
        Water for the basil
      </Typography>
      <Rating
        max={3}
        value={drops}
        onChange={(_event, next) => setDrops(next)}
        getLabelText={(value) => rhythms[value] ?? ''}
        emptyLabelText={rhythms[0]}
        icon={<WaterDropIcon fontSize="inherit" />}
        emptyIcon={<WaterDropOutlinedIcon fontSize="inherit" />}
        sx={{
          '& .MuiRating-iconFilled': { color: 'primary.main' },
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        }}
      />
      <Typography variant="body2" color="text.secondary">
        {rhythms[drops ?? 0]}
      </Typography>
    </Box>
  );
}
