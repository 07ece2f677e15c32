import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';

interface OpenTemplateProps {
  /** Folder and file of the demo below this one, such as `blog/LampBlog`. */
  path: string;
}

/** Leads to the template as a page of its own. */
export default function OpenTemplate({ path }: OpenTemplateProps) {
  return (
    <Button
      variant="outlined"
      href={`/demos/material-ui/getting-started/templates/${path}/`}
      target="_blank"
      rel="noopener"
      endIcon={<OpenInNewIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
      sx={{ fontFamily: 'inherit', fontWeight: 600, textTransform: 'none', borderRadius: 2 }}
    >
      Open it in a new tab
    </Button>
  );
}
