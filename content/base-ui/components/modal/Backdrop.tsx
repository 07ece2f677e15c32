import type { ModalBackdropSlotProps } from '@mui/base/Modal';
import * as React from 'react';

/** Takes what is not for the DOM out of the props. */
export const Backdrop = React.forwardRef<HTMLDivElement, ModalBackdropSlotProps & { className?: string }>(
  function Backdrop({ open, ownerState, ...props }, ref) {
    return <div {...props} ref={ref} className={`${props.className ?? ''} desk-backdrop`} />;
  },
);
