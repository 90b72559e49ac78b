import { type QuestionOrder, questionOrders } from '../posts/index.ts'

/**
 * Returns the orders that a list offers. Recommendations depend on the questions and tags that a member follows, so
 * they are not offered to guests or on a tag's page, unless the list is already in that order.
 *
 * @param path path of the list
 */
export function offeredOrders(order: QuestionOrder | undefined, path: string, isMember: boolean): QuestionOrder[] {
  const recommends = isMember && !path.startsWith('/tags')
  return questionOrders.filter((one) => one !== 'recommend' || one === order || recommends)
}
