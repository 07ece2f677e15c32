import { useSwitch } from '@mui/base/useSwitch';
import './lamps.css';

function Lamp({ name, hue, lit = false }: { name: string; hue: string; lit?: boolean }) {
  const { getInputProps, checked, focusVisible } = useSwitch({ defaultChecked: lit });

  return (
    <label className={focusVisible ? 'lamp-spot lamp-focus' : 'lamp-spot'} style={{ color: hue }}>
      <svg viewBox="0 0 64 80" width="64" height="80" aria-hidden="true">
        {checked && <path d="M20 26 0 80h64L44 26z" fill="currentColor" opacity=".35" />}
        <path d="M32 0v10" stroke="currentColor" strokeWidth="3" />
        <path d="M24 10h16l6 16H18z" fill={checked ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="3" />
      </svg>
      <span>
        <input {...getInputProps()} />
        {name}
      </span>
    </label>
  );
}

export default function LampBoard() {
  return (
    <div className="lamp-board">
      <Lamp name="Wings" hue="#e11d48" />
      <Lamp name="Stage" hue="#d97706" lit />
      <Lamp name="Backdrop" hue="#6366f1" lit />
    </div>
  );
}
