import type { Catalogue } from '../../../catalogue.ts'
import type { mailMessages as english } from '../../en_US/server/mails.ts'

/**
 * Subjects, bodies and button texts of mails. Bodies are plain text; a line that consists of the link alone becomes a
 * button in HTML. Line breaks in a value become spaces (`renderMail` of `packages/mail-letters`).
 */
export const mailMessages: Catalogue<typeof english> = {
  'mail.activation.subject': '[{{siteName}}] 验证你的新账号',
  'mail.activation.body':
    '欢迎来到 {{siteName}}。\n\n打开以下链接，验证并激活你的新账号：\n{{url}}\n\n链接仅可使用一次，{{hours}} 小时内有效。如果无法打开，请将它复制到浏览器的地址栏。',
  'mail.password_reset.subject': '[{{siteName}}] 重置密码',
  'mail.password_reset.body':
    '有人请求重置你在 {{siteName}} 的密码。\n\n打开以下链接，设置新密码：\n{{url}}\n\n链接仅可使用一次，{{minutes}} 分钟内有效。如果不是你本人的操作，请忽略此邮件。',
  'mail.change_email.subject': '[{{siteName}}] 验证你的新邮箱',
  'mail.change_email.body':
    '打开以下链接，验证你在 {{siteName}} 的新邮箱：\n{{url}}\n\n链接仅可使用一次，{{minutes}} 分钟内有效。如果你没有请求更改邮箱，请忽略此邮件。',
  'mail.delete_account.subject': '[{{siteName}}] 确认注销账号',
  'mail.delete_account.body':
    '你请求注销在 {{siteName}} 的账号。请在已登录的浏览器中打开以下链接进行确认：\n{{url}}\n\n链接仅可使用一次，{{minutes}} 分钟内有效，打开后还会再次询问。如果不是你本人操作，请忽略此邮件，并检查你的登录设备。',
  'mail.delete_account.action': '继续',
  'mail.account_deleted.subject': '[{{siteName}}] 你的账号已注销',
  'mail.account_deleted.body':
    '按照你的请求，你在 {{siteName}} 的账号已注销。个人资料、邮箱、设置和登录记录均已清除，你发布的内容以匿名名称保留。\n\n此后你不会再收到本站的邮件。感谢你曾经的参与。',
  'mail.two_factor_enabled.subject': '[{{siteName}}] 两步验证已启用',
  'mail.two_factor_enabled.body':
    '从现在起，用密码登录你在 {{siteName}} 的账号时，还需要验证器应用显示的验证码。你在其他设备上的登录已结束。\n\n请把恢复码保存在没有手机也能找到的地方。\n\n如果不是你本人的操作，说明有人知道你的密码，请联系网站的管理人员。\n\n{{url}}',
  'mail.two_factor_enabled.action': '打开设置',
  'mail.two_factor_disabled.subject': '[{{siteName}}] 两步验证已停用',
  'mail.two_factor_disabled.body':
    '从现在起，只用密码就能登录你在 {{siteName}} 的账号。\n\n如果不是你本人的操作，请修改密码，并重新启用两步验证：\n{{url}}',
  'mail.two_factor_disabled.action': '打开设置',
  'mail.two_factor_removed.subject': '[{{siteName}}] 管理员停用了你的两步验证',
  'mail.two_factor_removed.body':
    '从现在起，只用密码就能登录你在 {{siteName}} 的账号。你可以在设置中重新启用两步验证：\n{{url}}\n\n如果你没有提出过这个请求，请联系网站的管理人员。',
  'mail.two_factor_removed.action': '打开设置',
  'mail.recovery_code_used.subject': '[{{siteName}}] 有一个恢复码被使用',
  'mail.recovery_code_used.body':
    '有人使用了你在 {{siteName}} 的账号的一个恢复码，代替验证器应用的验证码。剩余恢复码：{{left}} 个。\n\n如果不是你本人的操作，请修改密码，并生成新的恢复码：\n{{url}}',
  'mail.recovery_code_used.action': '打开设置',
  'mail.two_factor_blocked.subject': '[{{siteName}}] 你的账号被多次输入错误的验证码',
  'mail.two_factor_blocked.body':
    '有人在 {{siteName}} 输入了你的密码，随后多次输入错误的验证码。最长一天内不再接受验证器应用的验证码，恢复码仍然可用。\n\n如果不是你本人的操作，说明有人知道你的密码，请设置新密码：\n{{url}}\n\n如果是你本人的操作，请检查手机的时间是否准确。',
  'mail.two_factor_blocked.action': '设置新密码',
  'mail.recovery_codes_renewed.subject': '[{{siteName}}] 恢复码已更换',
  'mail.recovery_codes_renewed.body':
    '你在 {{siteName}} 的账号的恢复码已更换，之前的恢复码已失效。\n\n如果不是你本人的操作，说明有人知道你的密码，并用过你的一个验证码。请修改密码，并生成新的恢复码：\n{{url}}',
  'mail.recovery_codes_renewed.action': '打开设置',
  'mail.connect.subject': '[{{siteName}}] 使用 {{service}} 登录？',
  'mail.connect.body':
    '有人以“{{account}}”的身份登录了 {{service}}，称你在 {{siteName}} 的账号属于其本人，并希望今后用 {{service}} 登录该账号。\n\n如果这是你本人，请在同一浏览器中打开以下链接：\n{{url}}\n\n链接仅可使用一次，{{minutes}} 分钟内有效。如果不是你本人，请忽略此邮件，账号不会有任何变化。',
  'mail.connect.action': '是我本人',
  'mail.login_connected.subject': '[{{siteName}}] 现在可以用 {{service}} 登录你的账号',
  'mail.login_connected.body':
    '从现在起，{{service}} 的“{{account}}”可以登录你在 {{siteName}} 的账号，无需密码和验证码。\n\n如果不是你本人的操作，说明有人使用了你已登录的浏览器。请解除 {{service}} 的绑定，退出其他设备上的登录，并修改密码：\n{{url}}',
  'mail.login_connected.action': '打开设置',
  'mail.email_changed.subject': '[{{siteName}}] 你的邮箱已更改',
  'mail.email_changed.body':
    '你在 {{siteName}} 的账号已改用另一个邮箱，此后与该账号有关的邮件不再发送到这里。\n\n如果不是你本人的操作，说明有人知道你的密码，请联系网站的管理人员：\n{{url}}',
  'mail.email_changed.action': '打开网站',
  'mail.test.subject': '[{{siteName}}] 测试邮件',
  'mail.test.body': '这是一封来自 {{siteName}} 的测试邮件。邮件发送正常。',
  'mail.activation.action': '激活账号',
  'mail.password_reset.action': '设置新密码',
  'mail.change_email.action': '验证邮箱',
  'mail.unsubscribe': '如不想再收到此类邮件，请打开 {{url}}',
  'mail.new_answer.subject': '[{{siteName}}] {{displayName}} 回答了：{{questionTitle}}',
  'mail.new_answer.body': '{{displayName}} 回答了你的问题“{{questionTitle}}”：\n\n{{summary}}\n\n{{url}}',
  'mail.new_answer.action': '查看回答',
  'mail.new_comment.subject': '[{{siteName}}] {{displayName}} 发表了评论：{{questionTitle}}',
  'mail.new_comment.body': '{{displayName}} 在“{{questionTitle}}”下发表了评论：\n\n{{summary}}\n\n{{url}}',
  'mail.new_comment.action': '查看评论',
  'mail.invited_you_to_answer.subject': '[{{siteName}}] {{displayName}} 邀请你回答',
  'mail.invited_you_to_answer.body': '{{displayName}} 认为你可能知道“{{questionTitle}}”的答案。\n\n{{url}}',
  'mail.invited_you_to_answer.action': '查看问题',
  'mail.new_question.subject': '[{{siteName}}] 新问题：{{questionTitle}}',
  'mail.new_question.body': '有一个新问题，标签为 {{tags}}：\n\n{{questionTitle}}\n\n{{url}}',
  'mail.new_question.action': '查看问题',
}
