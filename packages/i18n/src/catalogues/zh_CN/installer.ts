import type { Catalogue } from '../../catalogue.ts'
import type { messages as english } from '../en_US/installer.ts'

/** Words of the installation wizard. */
export const messages: Catalogue<typeof english> = {
  title: '安装',
  next: '下一步',
  done: '完成',
  'step.language': '选择语言',
  'step.database': '数据库',
  'step.config': '创建 config.yaml',
  'step.site': '站点信息',
  'step.ready': '站点已就绪',
  site_name: '站点名称',
  site_url: '站点网址',
  contact_email: '联系邮箱',
  admin_name: '名称',
  admin_password: '密码',
  admin_email: '邮箱',
  login_required: '私有站点',
  'db.type': '数据库类型',
  'db.host': '数据库主机',
  'db.name': '数据库名',
  'db.username': '用户名',
  'db.password': '密码',
  'db.file': '数据库文件',
  'error.config': '无法创建 config.yaml 文件。',
  'error.database': '数据库连接失败',
  installed: '已经安装',
  required: '不能为空。',
}
