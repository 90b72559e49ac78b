import type { SampleQuestion } from '../sample.ts'

export const saturnsRings: SampleQuestion = {
  author: 'tomas',
  daysAgo: 22.09,
  title: 'How much magnification do I need to see the rings of Saturn?',
  tags: ['astronomy', 'telescopes'],
  views: 529,
  text: `I was given an old 70/700 refractor with two eyepieces, 20 mm and 10 mm. With the 20 mm Saturn is an oval, and I am not sure whether I see rings or only want to see them.

Do I need a stronger eyepiece, a Barlow lens, or a larger telescope? I observe from a balcony in the city.`,
  votes: { up: ['priya', 'xiaoyu', 'mara'] },
  comments: [
    {
      author: 'priya',
      after: 1,
      text: 'Was the telescope standing outside for a while before you looked? And is the planet above roofs from where you stand?',
    },
    {
      author: 'tomas',
      after: 2,
      text: 'No, straight from the warm living room, and yes, right over the neighbours’ chimney…',
    },
  ],
  answers: [
    {
      author: 'priya',
      after: 4,
      acceptedAfter: 30,
      votes: { up: ['tomas', 'xiaoyu', 'mara', 'zhiyuan'] },
      text: `Your telescope is enough. From about **50×** the rings stand apart from the planet; with your 10 mm eyepiece you have 700 / 10 = **70×**. A 70 mm lens can use up to about 140× on a good night.

| eyepiece | magnification | what you see |
|---|---|---|
| 20 mm | 35× | an oval, "ears" in good moments |
| 10 mm | 70× | a small but clear ring |
| 10 mm + 2× Barlow | 140× | larger and dimmer; dark gaps beside the disc |

What spoils the view is mostly air, not glass:

- **Let the telescope cool down** outside for half an hour. Warm air inside the tube smears everything.
- **Wait until Saturn is away from roofs.** Heat rises from them all evening.
- **Look long.** The air calms for a second now and then, and suddenly the ring is sharp. After five minutes you see more than after one.
- Focus on a bright star nearby first, then move over.

The rings are also tilted differently each year. In the years when we look at them edge-on, they all but vanish in any telescope.`,
      comments: [
        {
          author: 'tomas',
          after: 28,
          text: 'I saw it! Tiny, sharp, and it looks like a drawing. My daughter thinks I glued a picture to the lens.',
          votes: { up: ['priya', 'mara', 'xiaoyu'] },
        },
      ],
    },
  ],
}
