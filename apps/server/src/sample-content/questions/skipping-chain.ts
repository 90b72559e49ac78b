import type { SampleQuestion } from '../sample.ts'

export const skippingChain: SampleQuestion = {
  author: 'priya',
  daysAgo: 30.53,
  title: 'New chain skips under load, but only on two sprockets',
  tags: ['cycling', 'maintenance'],
  views: 301,
  text: `I replaced the chain of my commuter (9 speeds) because a gauge showed more than 0.75 % wear. The new one runs quietly, but when I stand on the pedals it **jumps on the third and fourth smallest sprockets**. On all others it is fine.

The old chain never skipped. Shifting is crisp, and I counted the links: same number as before. What did I do wrong?`,
  votes: { up: ['tomas', 'zhiyuan'] },
  answers: [
    {
      author: 'tomas',
      after: 2,
      acceptedAfter: 70,
      votes: { up: ['priya', 'zhiyuan', 'mara', 'xiaoyu'] },
      text: `Nothing wrong with your work: those two sprockets are worn out. They are probably the ones you ride all day.

A chain gets longer with age, and the sprockets wear to match *that* chain: the valleys between their teeth grow wider. The old pair fitted each other. The new chain has its proper length again, so under load its rollers climb the worn flanks and jump.

How to be sure:

1. Look at the teeth from the side and compare with a sprocket you never use. Worn teeth lean to one side, like little waves.
2. Put the chain on one of the two, pull it forward at the front of the sprocket. If you can lift it far off the teeth, it is done.

**Remedy:** a new cassette. For 9 speeds that costs about as much as two chains. Check the chainrings as well; they last two or three cassettes.

**Next time** change the chain at 0.5 %, and one cassette will outlast three or four chains.`,
      comments: [
        {
          author: 'priya',
          after: 68,
          text: 'Shark teeth indeed. New cassette is on and it holds even when I sprint for the ferry.',
          votes: { up: ['tomas'] },
        },
      ],
    },
    {
      author: 'mara',
      after: 50,
      votes: { up: ['tomas'], down: ['zhiyuan'] },
      text: `Before spending money, check that no link is stiff: turn the pedals backwards slowly and watch the chain pass the lower pulley. A stiff link jumps visibly there. A new chain is often stiff at the pin where it was closed.

It would skip on every sprocket though, so in your case I would expect the cassette.`,
    },
  ],
}
