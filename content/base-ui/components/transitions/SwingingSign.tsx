import { CssAnimation } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import * as React from 'react';
import './transitions.css';

export default function SwingingSign() {
  const [open, setOpen] = React.useState(false);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div className="letter-stage">
      <label>
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} /> The tea room is
        open
      </label>
      <TransitionContext.Provider value={contextValue}>
        {(open || !hasExited) && (
          <CssAnimation
            className="sign"
            enterClassName="sign-enter"
            enterAnimationName="sign-drop"
            exitClassName="sign-exit"
            exitAnimationName="sign-lift"
          >
            Open
          </CssAnimation>
        )}
      </TransitionContext.Provider>
    </div>
  );
}
