import { expect, it } from 'vitest'
import { privilegeSteps, progressOf } from './privilege-steps.ts'

const steps = privilegeSteps([
  { key: 'question.add', label: 'Ask', reputation: 1 },
  { key: 'question.vote_up', label: 'Vote up', reputation: 8 },
  { key: 'tag.add', label: 'Create a tag', reputation: 750 },
  { key: 'answer.vote_down', label: 'Vote down', reputation: 125 },
  { key: 'answer.add', label: 'Answer', reputation: 1 },
])

it('groups privileges by what they take, the least first', () => {
  expect(steps).toEqual([
    { reputation: 1, labels: ['Ask', 'Answer'] },
    { reputation: 8, labels: ['Vote up'] },
    { reputation: 125, labels: ['Vote down'] },
    { reputation: 750, labels: ['Create a tag'] },
  ])
})

it('measures the way from the last step to the next', () => {
  expect(progressOf(steps, 40)).toEqual({ step: steps[2], missing: 85, done: 32, whole: 117 })
  expect(progressOf(steps, 8)).toMatchObject({ missing: 117, done: 0, whole: 117 })
  expect(progressOf(steps, 0)).toMatchObject({ missing: 1, done: 0, whole: 1 })
  expect(progressOf(steps, 750)).toBeUndefined()
})
