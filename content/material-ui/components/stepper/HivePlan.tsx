import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const tasks = ['Check the queen', 'Change frames', 'Weigh the hive'];

export default function HivePlan() {
  const [active, setActive] = React.useState(0);
  const [done, setDone] = React.useState<readonly string[]>([]);
  const task = tasks[active] ?? '';

  const finish = () => {
    const next = [...done, task];
    setDone(next);
    setActive(
      Math.max(
        0,
        tasks.findIndex((name) => !next.includes(name)),
      ),
    );
  };

  return (
    <Box sx={{ width: '100%', px: 2, boxSizing: 'border-box' }}>
      <Stepper nonLinear activeStep={active} orientation="vertical">
        {tasks.map((name, index) => (
          <Step key={name} completed={done.includes(name)}>
            <StepButton onClick={() => setActive(index)}>{name}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 1 }}>
        {done.length === tasks.length ? 'All done. Close the lid.' : `${done.length} of ${tasks.length} done`}
      </Typography>
      <Button variant="outlined" disabled={done.includes(task)} onClick={finish}>
        Mark “{task}” as done
      </Button>
    </Box>
  );
}
