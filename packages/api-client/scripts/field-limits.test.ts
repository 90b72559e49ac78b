import { expect, it } from 'vitest'
import { createQuestionLimits, searchLimits, updateWriteSettingsLimits } from '../src/limits.gen.ts'
import { limitsTables } from './field-limits.ts'

it('a table has the limits of what is filled in: texts, lists and numbers of the body and the query, through references', () => {
  const document = {
    paths: {
      '/posts': {
        post: {
          operationId: 'createPost',
          tags: ['posts', 'drafts'],
          parameters: [{ $ref: '#/components/parameters/Rank' }, { name: 'id', in: 'path', schema: { maxLength: 9 } }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/Text' },
                    { properties: { tags: { 'x-max-items': 5 }, object_id: { maxLength: 30 } } },
                  ],
                },
              },
            },
          },
        },
      },
      '/free': { get: { operationId: 'listPosts', tags: ['lists'] } },
    },
    components: {
      parameters: { Rank: { name: 'rank', in: 'query', schema: { minimum: 1, maximum: 99 } } },
      schemas: { Text: { properties: { text: { type: 'string', minLength: 6, maxLength: 65535 }, note: {} } } },
    },
  }
  expect([...limitsTables(document)]).toEqual([
    [
      'posts',
      `
/** Limits of the fields of \`createPost\`. */
export const createPostLimits = {
  rank: { min: 1, max: 99 },
  text: { min: 6, max: 65_535 },
  tags: { max: 5 },
} as const
`,
    ],
  ])
})

it('the contract has the limits of questions, searches and rules', () => {
  expect(createQuestionLimits.title).toEqual({ min: 6, max: 150 })
  expect(searchLimits.q).toEqual({ min: 1, max: 60 })
  expect(updateWriteSettingsLimits.recommend_tags).toEqual({ max: 1000 })
})
