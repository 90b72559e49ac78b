import type { SampleQuestion } from '../sample.ts'

export const exhaustiveSwitch: SampleQuestion = {
  author: 'xiaoyu',
  daysAgo: 33.72,
  title: 'How can the compiler tell me that a switch over a union misses a case?',
  tags: ['typescript', 'programming'],
  views: 655,
  text: `I have a union of message types, and a function that turns each of them into a sentence:

\`\`\`ts
type Message =
  | { kind: 'joined'; name: string }
  | { kind: 'left'; name: string }
  | { kind: 'said'; name: string; text: string }

function describe(message: Message): string {
  switch (message.kind) {
    case 'joined':
      return \`\${message.name} came in\`
    case 'left':
      return \`\${message.name} went away\`
    default:
      return \`\${message.name}: …\`
  }
}
\`\`\`

When a colleague added a fourth kind, everything compiled and the new message showed up as \`…\`. I would like a compile error at this place instead. Is there a way without a test for every kind?`,
  votes: { up: ['priya', 'zhiyuan', 'mara'] },
  answers: [
    {
      author: 'priya',
      after: 3,
      acceptedAfter: 5,
      votes: { up: ['xiaoyu', 'zhiyuan', 'tomas', 'mara'] },
      text: `Two ways, and they go well together.

**1. Drop the \`default\`.** With \`strict\` on and a return type written out, a missing case is already an error:

\`\`\`ts
function describe(message: Message): string {
  switch (message.kind) {
    case 'joined':
      return \`\${message.name} came in\`
    case 'left':
      return \`\${message.name} went away\`
    case 'said':
      return \`\${message.name}: \${message.text}\`
  }
}
\`\`\`

Add a kind to the union and the compiler says *"Function lacks ending return statement and return type does not include 'undefined'"*. The \`default\` was what hid the problem.

**2. Where nothing is returned**, let the impossible value be of type \`never\`:

\`\`\`ts
function unreachable(value: never): never {
  throw new Error(\`Not handled: \${JSON.stringify(value)}\`)
}

switch (message.kind) {
  // …
  default:
    unreachable(message)
}
\`\`\`

If a case is missing, \`message\` is not \`never\` in the default branch and the call does not compile. The error even names the kind that was forgotten. And should a message from an older server ever arrive at run time, you get a clear exception instead of a wrong sentence.`,
      comments: [
        { author: 'xiaoyu', after: 2, text: 'Deleting two lines to get an error is the best kind of fix. Thank you!' },
        {
          author: 'zhiyuan',
          after: 26,
          text: 'There is also a lint rule for this, `switch-exhaustiveness-check`, if a team likes to keep `default` elsewhere.',
          votes: { up: ['priya', 'xiaoyu'] },
        },
      ],
    },
    {
      author: 'zhiyuan',
      after: 27,
      votes: { up: ['priya'] },
      text: `If all the function does is to look something up, an object can replace the \`switch\`:

\`\`\`ts
const sentences = {
  joined: (name) => \`\${name} came in\`,
  left: (name) => \`\${name} went away\`,
  said: (name) => \`\${name} says\`,
} satisfies Record<Message['kind'], (name: string) => string>
\`\`\`

\`Record\` demands every key of the union and \`satisfies\` refuses any other, so it is checked in both directions.`,
    },
  ],
}
