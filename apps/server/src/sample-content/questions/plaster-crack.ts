import type { SampleQuestion } from '../sample.ts'

export const plasterCrack: SampleQuestion = {
  author: 'mara',
  daysAgo: 26.45,
  title: 'Hairline crack above a door comes back every winter: what filler stays?',
  tags: ['home-repair'],
  views: 187,
  text: `Above the door between hall and kitchen there is a crack about 40 cm long, running diagonally from the corner of the frame. Each autumn I fill and paint it, and by February it is back, as thin as a hair.

The house is brick with lime plaster, about ninety years old. The crack has not become wider in five years. Is there a filler that moves with the wall, or do I have to worry?`,
  votes: { up: ['zhiyuan', 'tomas'] },
  answers: [
    {
      author: 'zhiyuan',
      after: 14,
      acceptedAfter: 90,
      votes: { up: ['mara', 'tomas', 'xiaoyu'] },
      text: `A crack that starts at the corner of an opening, stays thin and follows the seasons is no reason to worry. The wall is weakest there, and wood and plaster shrink in heated winter air. Worry if it gets **wider than 2 mm**, if one side stands proud of the other, or if doors begin to stick.

A harder filler will only crack beside the repair. What stays is a **bridge**:

1. Scrape the crack open to a V, about 5 mm wide, and brush out the dust. Wet the edges.
2. Fill with lime-based filler (gypsum does not like the movement), in two layers, and let each dry.
3. Press a strip of glass-fibre fleece, 10 cm wide, into a thin coat of filler over the whole length, and 10 cm beyond both ends.
4. Feather it out, sand, and paint with a paint that stays breathable (silicate or lime).

Do it in **late winter**, when the crack is at its widest. Filled in summer, it is torn open again as soon as the heating starts.

To be certain that it rests, put two pencil marks across it today and measure them once a month.`,
      comments: [
        {
          author: 'mara',
          after: 80,
          text: 'So five autumns of filling were exactly the wrong time of the year. Marks are on the wall!',
        },
      ],
    },
    {
      author: 'tomas',
      after: 31,
      votes: { up: ['mara'] },
      text: `If the look matters more than the smoothness, an acrylic sealant can be painted and stretches a little. Run it in thinly and smooth it with a wet finger. It is visible in low light, but it took me ten minutes and has held for three winters.`,
      comments: [
        {
          author: 'zhiyuan',
          after: 6,
          text: 'Works, but nothing sticks to acrylic later on. In a rented flat I would do the same.',
        },
      ],
    },
  ],
}
