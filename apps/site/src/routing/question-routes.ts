import { Route as home } from '../routes/index.tsx'
import { Route as questions } from '../routes/questions/index.tsx'
import { Route as question } from '../routes/questions/$qid/index.tsx'
import { Route as titledQuestion } from '../routes/questions/$qid/$part/index.tsx'
import { Route as titledAnswer } from '../routes/questions/$qid/$part/$aid.tsx'
import { readingTree } from './reading-tree.ts'

export const questionTree = () =>
  readingTree({
    '/': home,
    '/questions/': questions,
    '/questions/$qid/': question,
    '/questions/$qid/$part/': titledQuestion,
    '/questions/$qid/$part/$aid': titledAnswer,
  })
