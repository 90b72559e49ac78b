import type { Catalogue } from '../../../catalogue.ts'
import type { settingsHistoryMessages as english } from '../../en_US/admin/settings-history.ts'

/** Texts of the history of settings. */
export const settingsHistoryMessages: Catalogue<typeof english> = {
  'history.open': '更改历史',
  'history.title': '更改历史：{{group}}',
  'history.none': '最近两年没有更改。',
  'history.look': '查看此前的值…',
  'history.back': '返回',
  'history.restore': '恢复这些值',
  'history.restored': '已恢复此前的值。',
  'history.differs': '恢复后将有以下变化。目前尚未保存。',
  'history.problem_same': '当前使用的就是这些值。',
  'history.problem_secret': '此后更改过密码。日志不保存密码，因此无法恢复这些值，请在表单中设置。',
  'history.problem_cut': '日志只保存了长文本的开头，因此无法恢复这些值。',
  'history.problem_unknown': '日志缺少其中某个值，因此无法恢复。',
}
