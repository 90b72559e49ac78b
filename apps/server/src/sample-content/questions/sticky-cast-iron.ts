import type { SampleQuestion } from '../sample.ts'

export const stickyCastIron: SampleQuestion = {
  author: 'xiaoyu',
  daysAgo: 14.31,
  title: 'Cast iron pan is sticky after seasoning it with oil in the oven',
  tags: ['cooking', 'maintenance'],
  views: 143,
  text: `I scrubbed an old pan down to the metal, rubbed it with sunflower oil and baked it for an hour at 180 °C. Now the surface is brown and **tacky**, and there are drops in one corner that look like varnish.

Do I have to start again from bare metal?`,
  votes: { up: ['mara'] },
  answers: [
    {
      author: 'mara',
      after: 11,
      votes: { up: ['xiaoyu', 'priya', 'tomas'] },
      text: `No, you can save it. Two things went wrong, and both are common.

**Too much oil.** The layer has to be so thin that the pan looks dry. Oil it, then wipe it with a clean cloth *as if you had made a mistake and wanted it all off again*.

**Too little heat.** Oil hardens by linking its molecules. At 180 °C that is slow and stops half-way, which is exactly what tacky means. Go to **230 to 250 °C**.

To repair it: put the pan upside down into the oven at 240 °C for an hour, without new oil. The tackiness bakes out. Scrape the drops off with a wooden spatula while the pan is still warm. Then three or four rounds of thin oil and one hour each.

After that, simply fry in it. Each week of cooking adds more than an evening of seasoning.`,
      comments: [
        { author: 'xiaoyu', after: 20, text: 'First round is in the oven now, windows open. I will report back.' },
      ],
    },
  ],
}
