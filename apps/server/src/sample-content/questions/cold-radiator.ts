import type { SampleQuestion } from '../sample.ts'

export const coldRadiator: SampleQuestion = {
  author: 'tomas',
  daysAgo: 9.61,
  title: 'One radiator stays cold at the bottom while the others are hot all over',
  tags: ['heating', 'home-repair'],
  views: 96,
  text: `The radiator in the bedroom gets hot at the top, but its lower half stays barely warm. I bled it twice; only water comes out. All other radiators in the flat are hot from top to bottom, and the valve is fully open.

What else can it be, and can I fix it without draining the whole system?`,
  votes: { up: ['mara', 'zhiyuan'] },
  comments: [
    {
      author: 'zhiyuan',
      after: 3,
      text: 'Cold at the **top** would be air. Cold at the bottom means that too little water gets through.',
    },
  ],
  answers: [
    {
      author: 'zhiyuan',
      after: 4,
      votes: { up: ['tomas', 'mara'] },
      text: `Go from the cheap causes to the dear ones:

1. **The pin of the valve sticks.** Unscrew the thermostat head; the small pin below should spring back when you press it. If it does not, move it gently in and out with flat pliers and a drop of oil. Never pull it out.
2. **The lockshield at the other end is nearly shut.** Under its cap is a square or hexagon. Count the turns until it is closed, write the number down, then open it half a turn more than before.
3. **The other radiators take the water.** If this one gets hot as soon as you close two others, the system needs balancing.
4. **Sludge** in the bottom of the radiator. Typical sign: the middle is cold, the sides are warm. Then it has to be taken off and flushed in the garden.

Numbers 1 and 2 need no draining and solve most cases.`,
      comments: [{ author: 'tomas', after: 40, text: 'The pin moves freely. On to the lockshield at the weekend.' }],
    },
  ],
}
