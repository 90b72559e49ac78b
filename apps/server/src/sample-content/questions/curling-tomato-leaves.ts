import type { SampleQuestion } from '../sample.ts'

export const curlingTomatoLeaves: SampleQuestion = {
  author: 'mara',
  daysAgo: 36.34,
  title: 'Tomato leaves roll upwards although the plants are watered every evening',
  tags: ['gardening', 'vegetables'],
  views: 238,
  text: `Since the warm week started, the lower leaves of my tomatoes roll up lengthwise until they look like little tubes. They stay green, there are no spots, and I can find no insects on either side.

The plants stand in a bed against a south wall. I water them every evening, about two litres each. New growth at the top looks normal.

Is this a disease, and should I take the leaves off?`,
  votes: { up: ['tomas', 'xiaoyu'] },
  answers: [
    {
      author: 'tomas',
      after: 9,
      acceptedAfter: 20,
      votes: { up: ['mara', 'zhiyuan', 'xiaoyu'] },
      text: `No disease. Green, spotless leaves that roll **upwards from the edges**, oldest first, are how a tomato saves water. It happens when the leaves lose water faster than the roots can bring it: heat, a wall that reflects it, wind, or right after heavy pruning.

Leave the leaves on; they still feed the plant. What helps:

- **Water less often and more at a time.** Two litres every evening only wet the top. Give eight to ten litres every third morning, slowly, so that it reaches the roots.
- **Mulch.** Five centimetres of straw or dry grass keep the soil cool and even.
- **Shade in the worst hours**, if you can: an old sheet between noon and four does it.

The rolled leaves may stay rolled. Judge by the new ones.

It would be another matter if the *youngest* leaves were narrow, twisted or yellow: that points to a virus or to weed killer.`,
      comments: [
        { author: 'mara', after: 10, text: 'Straw is down, and I switched to mornings. That explains the wall, too!' },
        {
          author: 'priya',
          after: 30,
          text: 'Same thing on my roof terrace every April. The mulch makes the biggest difference.',
          votes: { up: ['tomas'] },
        },
      ],
    },
  ],
}
