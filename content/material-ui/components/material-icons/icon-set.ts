import AcUnit from '@mui/icons-material/AcUnit';
import Agriculture from '@mui/icons-material/Agriculture';
import Air from '@mui/icons-material/Air';
import Anchor from '@mui/icons-material/Anchor';
import Bedtime from '@mui/icons-material/Bedtime';
import Bolt from '@mui/icons-material/Bolt';
import Cloud from '@mui/icons-material/Cloud';
import Compost from '@mui/icons-material/Compost';
import Cottage from '@mui/icons-material/Cottage';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import EmojiNature from '@mui/icons-material/EmojiNature';
import Forest from '@mui/icons-material/Forest';
import Grass from '@mui/icons-material/Grass';
import Hive from '@mui/icons-material/Hive';
import Kayaking from '@mui/icons-material/Kayaking';
import Landscape from '@mui/icons-material/Landscape';
import LocalFlorist from '@mui/icons-material/LocalFlorist';
import Park from '@mui/icons-material/Park';
import Sailing from '@mui/icons-material/Sailing';
import Thermostat from '@mui/icons-material/Thermostat';
import Umbrella from '@mui/icons-material/Umbrella';
import WaterDrop from '@mui/icons-material/WaterDrop';
import Waves from '@mui/icons-material/Waves';
import WbSunny from '@mui/icons-material/WbSunny';

export const iconSet = [
  { name: 'AcUnit', words: 'frost snow cold', Icon: AcUnit },
  { name: 'Agriculture', words: 'tractor field', Icon: Agriculture },
  { name: 'Air', words: 'wind weather', Icon: Air },
  { name: 'Anchor', words: 'harbor boat', Icon: Anchor },
  { name: 'Bedtime', words: 'moon night', Icon: Bedtime },
  { name: 'Bolt', words: 'lightning storm weather', Icon: Bolt },
  { name: 'Cloud', words: 'weather sky', Icon: Cloud },
  { name: 'Compost', words: 'garden waste', Icon: Compost },
  { name: 'Cottage', words: 'house garden', Icon: Cottage },
  { name: 'DirectionsBoat', words: 'ferry ship harbor', Icon: DirectionsBoat },
  { name: 'EmojiNature', words: 'bee flower', Icon: EmojiNature },
  { name: 'Forest', words: 'tree wood', Icon: Forest },
  { name: 'Grass', words: 'plant garden', Icon: Grass },
  { name: 'Hive', words: 'bee honey', Icon: Hive },
  { name: 'Kayaking', words: 'boat paddle', Icon: Kayaking },
  { name: 'Landscape', words: 'mountain', Icon: Landscape },
  { name: 'LocalFlorist', words: 'flower plant', Icon: LocalFlorist },
  { name: 'Park', words: 'tree garden', Icon: Park },
  { name: 'Sailing', words: 'boat wind harbor', Icon: Sailing },
  { name: 'Thermostat', words: 'temperature weather', Icon: Thermostat },
  { name: 'Umbrella', words: 'rain weather', Icon: Umbrella },
  { name: 'WaterDrop', words: 'rain water', Icon: WaterDrop },
  { name: 'Waves', words: 'sea water', Icon: Waves },
  { name: 'WbSunny', words: 'sun weather', Icon: WbSunny },
];
