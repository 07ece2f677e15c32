import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const messages = [
  { color: 'primary', sign: 'i', text: 'Note: the harbor office moves to the mill on Monday.' },
  { color: 'success', sign: '✓', text: 'Done: berth 14 is yours until Sunday.' },
  { color: 'warning', sign: '!', text: 'Warning: wind of force 7 from noon on.' },
  { color: 'danger', sign: '×', text: 'Error: the gate does not answer.' },
] as const;

export default function HarborAlerts() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      {messages.map((message) => (
        <Alert
          key={message.color}
          role="note"
          color={message.color}
          startDecorator={<strong aria-hidden="true">{message.sign}</strong>}
        >
          {message.text}
        </Alert>
      ))}
    </Stack>
  );
}
