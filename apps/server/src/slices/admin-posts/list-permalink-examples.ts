import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { questionPathIn } from '../questions/index.ts'
import { searchQuestions } from './store.ts'

const PERMALINKS = [1, 2, 3, 4] as const

/** Lists the paths of the newest open question in each form of the permalink setting; none if no question is open. */
export async function listPermalinkExamples(ctx: AppContext): Promise<OperationData<'listPermalinkExamples'>> {
  const newest = { status: 'available', text: '' } as const
  const { questions } = await searchQuestions(
    ctx.db,
    ctx.can,
    newest,
    { column: 'created_at', direction: 'desc' },
    { size: 1, offset: 0 },
  )
  return questions.flatMap((question) =>
    PERMALINKS.map((permalink) => ({ permalink, path: questionPathIn(permalink, question) })),
  )
}
