export const sections = [
  { label: 'How it works', href: '#features' },
  { label: 'Voices', href: '#voices' },
  { label: 'Questions', href: '#questions' },
] as const;

export const numbers = [
  { value: '340', label: 'streets with a board' },
  { value: '9,200', label: 'tools that hang on them' },
  { value: '4 of 5', label: 'drills that were never bought' },
] as const;

export const features = [
  {
    icon: 'scan',
    title: 'Take it, tell it',
    text: 'Point your phone at the hook. The board knows who has the drill, and since when.',
  },
  {
    icon: 'calendar',
    title: 'Ask for Saturday',
    text: 'Reserve a day ahead. Whoever has the tool is told, and so is whoever comes next.',
  },
  {
    icon: 'repair',
    title: 'Say that it is broken',
    text: 'One button takes a tool off the board, and puts it on the list of the repair evening.',
  },
  {
    icon: 'lock',
    title: 'Stays on your street',
    text: 'Names and door numbers are for neighbors. The board runs without an account elsewhere.',
  },
] as const;

export const voices = [
  {
    text: 'We had eleven hammers in one house and no ladder. Now the street has three ladders and peace.',
    name: 'Jorun Vale',
    role: 'Keeper of the board, Cooper Street',
  },
  {
    text: 'I returned a spirit level after two years. Nobody asked, but the board was so kind about it.',
    name: 'Amadou Reyes',
    role: 'Number 14, top floor',
  },
  {
    text: 'The repair evening is the reason why I know the names of my neighbors.',
    name: 'Philippa Osei',
    role: 'Electrician, retired twice',
  },
] as const;

export const questions = [
  {
    question: 'What does it cost?',
    answer: 'Nothing for up to 50 tools. Larger boards pay 4 euros a month, for the whole street together.',
  },
  {
    question: 'Who is liable when a saw breaks?',
    answer: 'Your street decides, and writes it on the first page. Most boards share the repair and keep the saw.',
  },
  {
    question: 'Do we need a shed?',
    answer: 'A wall in a stairwell is enough. We send a plan for the pegs, and labels for the hooks.',
  },
  {
    question: 'What if a neighbor has no phone?',
    answer: 'There is a pencil on a string. Somebody types the list in the evening.',
  },
] as const;
