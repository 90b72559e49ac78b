import type { Catalogue } from '../../../catalogue.ts'
import type { permissionMessages as english } from '../../en_US/server/permissions.ts'

/** Names of privileges and their levels, and the refusals that mention them. */
export const permissionMessages: Catalogue<typeof english> = {
  'permission.refused': '你没有权限进行此操作。',
  'permission.refused_with_rank': '声望达到 {{rank}} 才能进行此操作。',
  'privilege_level.1': '级别 1（要求的声望低，适合私有团队和小组）',
  'privilege_level.2': '级别 2（要求的声望中等，适合起步社区）',
  'privilege_level.3': '级别 3（要求的声望高，适合成熟社区）',
  'privilege_level.99': '自定义级别',
  'privilege.question.add': '提出问题',
  'privilege.answer.add': '写回答',
  'privilege.comment.add': '写评论',
  'privilege.report.add': '举报帖子',
  'privilege.comment.vote_up': '赞同评论',
  'privilege.link.url_limit': '一次发布两个以上的链接',
  'privilege.question.vote_up': '赞同问题',
  'privilege.answer.vote_up': '赞同回答',
  'privilege.question.vote_down': '反对问题',
  'privilege.answer.vote_down': '反对回答',
  'privilege.answer.invite_someone_to_answer': '邀请他人回答',
  'privilege.tag.add': '创建新标签',
  'privilege.tag.edit': '编辑标签描述（需要审核）',
  'privilege.question.edit': '编辑他人的问题（需要审核）',
  'privilege.answer.edit': '编辑他人的回答（需要审核）',
  'privilege.question.edit_without_review': '编辑他人的问题（无需审核）',
  'privilege.answer.edit_without_review': '编辑他人的回答（无需审核）',
  'privilege.question.audit': '审核对问题的修改',
  'privilege.answer.audit': '审核对回答的修改',
  'privilege.tag.audit': '审核对标签的修改',
  'privilege.tag.edit_without_review': '编辑标签描述（无需审核）',
  'privilege.tag.synonym': '管理标签同义词',
}
