import type { SampleQuestion } from '../sample.ts'

export const undoPushedCommit: SampleQuestion = {
  author: 'zhiyuan',
  daysAgo: 18.4,
  title: 'I pushed a commit to the shared branch by mistake: how do I undo it safely?',
  tags: ['git', 'programming'],
  views: 874,
  text: `Half an hour ago I committed a debugging change and pushed it to \`main\` together with two good commits. The bad one is in the middle:

\`\`\`text
c3f9a1e  Show the total below the list
8d02b77  try something        <- this one should go
41e6c0a  Load the list in pages
\`\`\`

Others may have pulled already. I read about \`git reset --hard\` and \`git push --force\`, but that sounds dangerous. What is the polite way?`,
  votes: { up: ['xiaoyu', 'priya'] },
  answers: [
    {
      author: 'priya',
      after: 1,
      acceptedAfter: 1,
      votes: { up: ['zhiyuan', 'xiaoyu', 'tomas'] },
      text: `On a branch that others use, do not take the commit away; **add one that does the opposite**:

\`\`\`sh
git switch main
git pull
git revert 8d02b77
git push
\`\`\`

\`git revert\` makes a new commit with the reversed change. The history stays as everybody knows it, and whoever pulled already simply pulls again. The commits before and after it are not touched.

If the later commit changed the same lines, the revert stops with a conflict: edit the files, \`git add\` them, then \`git revert --continue\`.

Rewriting (\`reset\` or \`rebase\`, then \`push --force-with-lease\`) is fine on a branch that is yours alone.`,
      comments: [
        {
          author: 'zhiyuan',
          after: 1,
          text: 'Done in a minute, and nobody noticed. Thanks!',
          votes: { up: ['priya'] },
        },
      ],
    },
    {
      author: 'xiaoyu',
      after: 6,
      votes: { up: ['priya', 'zhiyuan'] },
      text: `One exception: if the commit contains a **password or key**, a revert is not enough, because it remains readable in the history.

1. First make the secret worthless: revoke it and issue a new one. That is the step that counts; assume that it has been read.
2. Only then decide whether the history must be rewritten, and agree on a moment with everybody who has a clone.`,
    },
  ],
}
