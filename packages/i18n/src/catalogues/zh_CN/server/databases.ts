import type { Catalogue } from '../../../catalogue.ts'
import type { databaseMessages as english } from '../../en_US/server/databases.ts'

/** Errors that the installer shows about a database that cannot be used. */
export const databaseMessages: Catalogue<typeof english> = {
  'database_problem.host_unknown': '找不到名为 {{host}} 的服务器。请检查主机名的拼写。',
  'database_problem.refused': '{{host}} 不接受连接。请检查端口，并确认数据库服务器已启动。',
  'database_problem.no_answer': '{{host}} 没有响应。请检查地址，以及中间是否有防火墙。',
  'database_problem.wrong_login': '数据库服务器不接受此用户名和密码。',
  'database_problem.no_database': '服务器上没有名为 {{name}} 的数据库。请先创建，或检查名称。',
  'database_problem.no_rights': '用户 {{user}} 无权在 {{name}} 中建表。请将其设为该数据库的所有者。',
  'database_problem.needs_tls':
    '数据库服务器要求加密连接，目前尚不支持。请在 pg_hba.conf 中允许此主机使用不加密的连接。',
  'database_problem.not_admitted': '数据库服务器不允许用户 {{user}} 从此主机连接。请在 pg_hba.conf 中为其添加一行。',
  'database_problem.too_many_connections': '数据库服务器没有空闲连接。请稍后重试。',
  'database_problem.too_old': 'PostgreSQL 版本过低，需要 {{version}} 或更高版本。',
  'database_problem.file_not_writable': '服务器无法写入 {{file}}。请检查路径及其权限。',
  'database_problem.not_a_database': '{{file}} 已存在，但不是 SQLite 数据库。请换一个名称。',
}
