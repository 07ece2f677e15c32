import { Modal } from '@mui/base/Modal';
import * as React from 'react';
import { Backdrop } from './Backdrop';
import './modal.css';

interface FadeProps extends React.ComponentProps<'div'> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Fade = React.forwardRef<HTMLDivElement, FadeProps>(function Fade(
  { in: shown, onEnter, onExited, ...props },
  ref,
) {
  const [visible, setVisible] = React.useState(false);

  React.useEffect(() => {
    if (shown) onEnter?.();
    const frame = requestAnimationFrame(() => setVisible(shown));
    return () => cancelAnimationFrame(frame);
  }, [shown, onEnter]);

  return (
    <div
      {...props}
      ref={ref}
      style={{ opacity: visible ? 1 : 0, transition: 'opacity 250ms' }}
      onTransitionEnd={(event) => {
        if (event.target === event.currentTarget && !shown) onExited?.();
      }}
    />
  );
});

export default function FadingLeaflet() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <button type="button" className="desk-button" onClick={() => setOpen(true)}>
        Opening hours
      </button>
      <Modal
        className="desk-layer"
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slots={{ backdrop: Backdrop }}
      >
        <Fade in={open} role="dialog" aria-modal="true" aria-labelledby={id} className="desk-dialog">
          <h2 id={id}>Opening hours</h2>
          <p>Tuesday to Saturday, from ten to six.</p>
          <button type="button" className="desk-button" onClick={() => setOpen(false)}>
            Close
          </button>
        </Fade>
      </Modal>
    </>
  );
}
