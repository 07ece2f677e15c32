import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import * as React from 'react';
import './transitions.css';

export default function SlidingLetter() {
  const [shown, setShown] = React.useState(false);
  const { contextValue, hasExited } = useTransitionTrigger(shown);

  return (
    <div className="letter-stage">
      <button type="button" className="letter-button" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Put the letter back' : 'Take the letter out'}
      </button>
      <TransitionContext.Provider value={contextValue}>
        {(shown || !hasExited) && (
          <CssTransition
            className="letter"
            enterClassName="letter-out"
            exitClassName="letter-in"
            lastTransitionedPropertyOnExit="translate"
          >
            The swifts are back, two pairs above the gate.
          </CssTransition>
        )}
      </TransitionContext.Provider>
    </div>
  );
}
