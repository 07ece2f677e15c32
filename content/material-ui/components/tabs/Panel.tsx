import Box from '@mui/material/Box';
import type * as React from 'react';

interface PanelProps {
  id: string;
  tabId: string;
  isShown: boolean;
  children: React.ReactNode;
}

/** Stays in the page while hidden, so that every `aria-controls` leads somewhere. */
export default function Panel({ id, tabId, isShown, children }: PanelProps) {
  return (
    <Box role="tabpanel" id={id} aria-labelledby={tabId} hidden={!isShown} sx={{ p: 2 }}>
      {children}
    </Box>
  );
}
