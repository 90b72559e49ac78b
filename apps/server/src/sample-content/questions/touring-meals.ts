import type { SampleQuestion } from '../sample.ts'

export const touringMeals: SampleQuestion = {
  author: 'mara',
  daysAgo: 4.66,
  title: 'What do you cook on a week of cycle touring without refrigeration?',
  tags: ['cycling', 'cooking'],
  views: 58,
  text: `In May I will ride for seven days through country with a village shop about every second day. I carry one small gas burner, one pot and a knife.

I would like warm dinners that

- need no more than 15 minutes of gas,
- use nothing that spoils within two days in a pannier,
- are **not** pasta with tomato sauce seven times.

What has worked for you? Quantities for one hungry person are welcome.`,
  votes: { up: ['tomas', 'xiaoyu', 'priya'] },
  comments: [
    {
      author: 'tomas',
      after: 6,
      text: 'Red lentils! They need no soaking and are done in twelve minutes. I will write down my list when I am home.',
      votes: { up: ['mara'] },
    },
  ],
  answers: [],
}
