type ColumnKind = keyof (typeof TYPES)['sqlite']
export type SourceEngine = keyof typeof TYPES

/** SQL types of the kinds of columns by engine, as Answer's own migrations create them. */
const TYPES = {
  sqlite: { id: 'INTEGER', int: 'INTEGER', bool: 'INTEGER', text: 'TEXT', time: 'DATETIME', date: 'DATETIME' },
  postgres: { id: 'BIGINT', int: 'INTEGER', bool: 'BOOL', text: 'TEXT', time: 'TIMESTAMP', date: 'TIMESTAMP' },
  mysql: {
    id: 'BIGINT(20)',
    int: 'INT(11)',
    bool: 'TINYINT(1)',
    text: 'MEDIUMTEXT',
    time: 'TIMESTAMP NULL',
    date: 'DATETIME',
  },
} as const

/** The columns of the tables of Answer 1.4 that have content, with their kinds. */
const COLUMNS = {
  user: `id:id created_at:time updated_at:time suspended_at:time suspended_until:date deleted_at:time last_login_date:time
    username:text pass:text e_mail:text mail_status:int rank:int status:int display_name:text avatar:text bio:text
    website:text location:text is_admin:bool language:text color_scheme:text`,
  user_role_rel: 'id:int user_id:id role_id:int',
  tag: `id:id created_at:time updated_at:time main_tag_id:id main_tag_slug_name:text slug_name:text display_name:text
    original_text:text parsed_text:text status:int recommend:bool reserved:bool user_id:id`,
  tag_rel: 'id:id created_at:time object_id:id tag_id:id status:int',
  question: `id:id created_at:time updated_at:time user_id:id last_edit_user_id:id title:text original_text:text
    parsed_text:text pin:int show:int status:int view_count:int vote_count:int answer_count:int accepted_answer_id:id
    post_update_time:time`,
  answer: `id:id created_at:time updated_at:time question_id:id user_id:id last_edit_user_id:id original_text:text
    parsed_text:text status:int adopted:int vote_count:int`,
  comment: `id:id created_at:time updated_at:time user_id:id reply_user_id:id reply_comment_id:id object_id:id
    question_id:id vote_count:int status:int original_text:text parsed_text:text`,
  activity: `id:id created_at:time updated_at:time user_id:id trigger_user_id:id object_id:id activity_type:int
    cancelled:int rank:int has_rank:int`,
  revision: `id:id created_at:time updated_at:time user_id:id object_type:int object_id:id title:text content:text
    log:text status:int`,
  collection: 'id:id created_at:time user_id:id object_id:id user_collection_group_id:id',
  meta: 'id:int created_at:time object_id:id key:text value:text',
  config: 'id:int key:text value:text',
  site_info: 'id:id created_at:time type:text content:text status:int',
  notification: 'id:id created_at:time user_id:id content:text',
}

/** A table of an Answer site: the kind of each column. */
export type AnswerTable = ReadonlyMap<string, ColumnKind>

export const ANSWER_TABLES: ReadonlyMap<string, AnswerTable> = new Map(
  Object.entries(COLUMNS).map(([table, columns]) => [
    table,
    // `COLUMNS` contains only these kinds, so the cast is safe.
    new Map(columns.split(/\s+/).map((column) => column.split(':') as [string, ColumnKind])),
  ]),
)

/** Writes the statement that creates a table. */
export function createTable(engine: SourceEngine, name: string, columns: AnswerTable): string {
  const types = [...columns].map(([column, kind]) => `${quote(engine, column)} ${TYPES[engine][kind]}`)
  return `create table ${quote(engine, name)} (${types.join(', ')}, primary key (${quote(engine, 'id')}))`
}

/** Writes the statement that inserts a row. */
export function insertRow(
  engine: SourceEngine,
  name: string,
  columns: AnswerTable,
  row: Readonly<Record<string, string | number | null>>,
): string {
  const names = Object.keys(row).map((column) => quote(engine, column))
  const values = Object.entries(row).map(([column, value]) => literal(engine, columns.get(column) ?? 'text', value))
  return `insert into ${quote(engine, name)} (${names.join(', ')}) values (${values.join(', ')})`
}

function quote(engine: SourceEngine, name: string): string {
  return engine === 'mysql' ? `\`${name}\`` : `"${name}"`
}

function literal(engine: SourceEngine, kind: ColumnKind, value: string | number | null): string {
  if (value === null) return 'null'
  if (kind === 'bool') return engine === 'postgres' ? (value === 1 ? 'true' : 'false') : String(value)
  if (kind === 'id' || kind === 'int') return String(value)
  const text = String(value).replaceAll("'", "''")
  return engine === 'mysql' ? `'${text.replaceAll('\\', '\\\\')}'` : `'${text}'`
}
