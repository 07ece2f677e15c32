import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import * as React from 'react';
import './skins.css';

const skins = ['Ink', 'Pebble', 'Signal'] as const;

export default function SkinnedBooking() {
  const [skin, setSkin] = React.useState<(typeof skins)[number]>('Ink');
  const [hours, setHours] = React.useState(3);
  const [sail, setSail] = React.useState(true);
  const [note, setNote] = React.useState('Not booked yet.');
  const id = React.useId();

  return (
    <Tabs
      className="skin"
      data-skin={skin}
      value={skin}
      onChange={(_event, next) => setSkin(skins.find((each) => each === next) ?? 'Ink')}
    >
      <TabsList aria-label="Look">
        {skins.map((each) => (
          <Tab key={each} value={each}>
            {each}
          </Tab>
        ))}
      </TabsList>
      <div className="skin-body">
        <p id={id}>Dinghy for {hours} hours</p>
        <Slider
          aria-labelledby={id}
          min={1}
          max={8}
          value={hours}
          onChange={(_event, next) => setHours(Number(next))}
        />
        <label htmlFor={`${id}-sail`} className="skin-row">
          With a sail
          <Switch
            checked={sail}
            onChange={(event) => setSail(event.target.checked)}
            slotProps={{ input: { id: `${id}-sail` } }}
          />
        </label>
        <Button onClick={() => setNote(`Booked: ${hours} hours, ${sail ? 'with' : 'without'} a sail.`)}>Book it</Button>
        <p role="status">{note}</p>
      </div>
    </Tabs>
  );
}
