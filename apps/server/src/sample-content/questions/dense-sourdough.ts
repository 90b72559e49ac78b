import type { SampleQuestion } from '../sample.ts'

export const denseSourdough: SampleQuestion = {
  author: 'zhiyuan',
  daysAgo: 41.27,
  title: 'Why is my sourdough dense at the bottom and full of holes at the top?',
  tags: ['sourdough', 'baking'],
  views: 412,
  text: `My loaves rise well in the oven, but when I cut them the lower third is tight and a little gummy, while right under the crust there are large tunnels.

What I do:

- 450 g bread flour, 50 g whole wheat, 350 g water, 10 g salt
- 100 g starter, fed the evening before
- 4 hours at about 20 °C with three folds, then 12 hours in the fridge
- 45 minutes in a covered pot at 240 °C

I let the bread cool for an hour before cutting. Is this a matter of **shaping**, of **proofing**, or of the oven?`,
  votes: { up: ['mara', 'tomas', 'xiaoyu'] },
  comments: [
    {
      author: 'mara',
      after: 2,
      text: 'How much does the dough grow during those 4 hours? The clock says little at 20 °C; the volume says a lot.',
      votes: { up: ['xiaoyu'] },
    },
    { author: 'zhiyuan', after: 5, text: 'Maybe by a quarter. It still feels quite firm when I shape it.' },
  ],
  answers: [
    {
      author: 'mara',
      after: 7,
      acceptedAfter: 60,
      votes: { up: ['zhiyuan', 'tomas', 'priya', 'xiaoyu'] },
      text: `Tunnels on top and a tight layer below are the classic signs of an **under-fermented** dough. There are too few gas bubbles spread through the dough, so the few that exist grow large and wander upwards, and what is left at the bottom has nothing to hold it open.

Four hours at 20 °C is short for 20 % starter. Do not go by the clock:

1. Put a small piece of the dough into a straight glass right after mixing and mark its height.
2. Shape when the piece has grown by **at least a half**, better by three quarters. At 20 °C that is more like 7 to 8 hours.
3. The dough should wobble when you move the bowl, and its edge should curve inwards.

Everything else in your recipe looks fine. If you would rather keep the short day, use water at 32 °C so that the dough starts at about 26 °C; then four to five hours are enough.`,
      comments: [
        {
          author: 'zhiyuan',
          after: 58,
          text: 'Seven and a half hours, and the crumb is even from top to bottom. The glass is a wonderful trick, thank you!',
          votes: { up: ['mara', 'priya'] },
        },
      ],
    },
    {
      author: 'xiaoyu',
      after: 22,
      votes: { up: ['mara'] },
      text: `In addition: one hour of cooling is on the short side for a loaf of this size. The crumb still sets while it cools, and a loaf that is cut warm is always a little gummy at the bottom.

I also put the pot on a rack one level higher, because the floor of my oven is much cooler than the thermometer in the middle says. An oven thermometer placed next to the pot told me that within ten minutes.`,
    },
  ],
}
