import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Schemas } from '@quandary/api-client'
import type { CallOperation } from './call-operations.ts'
import { withOperations } from './call-operations.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { table } from './table.ts'

/** Number of accounts per call when all accounts are listed. It is the maximum that the contract allows. */
const PAGE = 100
const ROLES: Readonly<Record<string, 1 | 2 | 3>> = { member: 1, admin: 2, moderator: 3 }
const STATUSES = ['all', 'normal', 'inactive', 'suspended', 'deleted'] as const

export const users: Command = {
  name: 'users',
  summary: 'List and create people, set their role or password, turn off a lost second factor',
  help: `quandary users list [--status <status>] [--query <text>] [--json]
quandary users create <name> <e-mail> [--role <role>] [--password-stdin]
quandary users role <person> <role>
quandary users reset-password <person> [--password-stdin]
quandary users disable-two-factor <person>

A person is named by username or e-mail address. The server may be running: what is changed here counts from the next
request on. A new role and a new password end all sessions of the person. Somebody who lost their authenticator app and their
recovery codes logs in with the password alone after disable-two-factor, and gets a mail.

  --status <status>    ${STATUSES.join(', ')} (default: all)
  --query <text>       a whole e-mail address, or a part of a name
  --role <role>        ${Object.keys(ROLES).join(', ')} (default: member)
  --password-stdin     read the password from standard input; otherwise one is made up and printed
  --json               print what the operation listAdminUsers of the API answers for each person`,
  options: {
    status: { type: 'string' },
    query: { type: 'string' },
    role: { type: 'string' },
    'password-stdin': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(input) {
    const [action, ...rest] = input.positionals
    const [one = '', other = ''] = rest
    const count = rest.length
    if (action === 'list' && count === 0) await withOperations(input.env, (call) => list(call, input))
    else if (action === 'create' && count === 2) await create(input, one, other)
    else if (action === 'role' && count === 2) await setRole(input, one, roleOf(other))
    else if (action === 'reset-password' && count === 1) await resetPassword(input, one)
    else if (action === 'disable-two-factor' && count === 1) await disableTwoFactor(input, one)
    else throw new UsageError('Say what to do: users list, create, role, reset-password or disable-two-factor')
  },
}

async function list(call: CallOperation, { values }: CommandInput): Promise<void> {
  const status = STATUSES.find((name) => name === (values.status ?? 'all'))
  if (status === undefined) throw new UsageError(`--status is one of: ${STATUSES.join(', ')}`)
  const found = await allUsers(call, status, typeof values.query === 'string' ? values.query : '')
  if (values.json === true) {
    console.log(JSON.stringify(found, null, 2))
    return
  }
  const rows = found.map((user) => [user.username, user.e_mail, user.role_name, user.status, user.display_name])
  console.log(table([['username', 'e-mail', 'role', 'status', 'name'], ...rows]))
}

async function allUsers(
  call: CallOperation,
  status: (typeof STATUSES)[number],
  query: string,
): Promise<Schemas['AdminUserItem'][]> {
  const found: Schemas['AdminUserItem'][] = []
  for (let page = 1; ; page += 1) {
    const part = await call('listAdminUsers', { query: { page, page_size: PAGE, status, query } })
    found.push(...part.list)
    if (part.list.length < PAGE) return found
  }
}

async function create(input: CommandInput, name: string, email: string): Promise<void> {
  const role = roleOf(typeof input.values.role === 'string' ? input.values.role : 'member')
  const password = await passwordOf(input)
  await withOperations(input.env, async (call) => {
    await call('createUser', { body: { display_name: name, email, password: password.text } })
    const { user_id, username } = await findUser(call, email)
    if (role !== ROLES.member) await call('updateUserRole', { body: { user_id, role_id: role } })
    console.log(`Username: ${username}${password.shown}`)
  })
}

async function setRole({ env }: CommandInput, person: string, role: 1 | 2 | 3): Promise<void> {
  await withOperations(env, async (call) => {
    const { user_id, username } = await findUser(call, person)
    await call('updateUserRole', { body: { user_id, role_id: role } })
    console.log(`The role of ${username} is changed.`)
  })
}

async function resetPassword(input: CommandInput, person: string): Promise<void> {
  const password = await passwordOf(input)
  await withOperations(input.env, async (call) => {
    const { user_id, username } = await findUser(call, person)
    await call('updateUserPassword', { body: { user_id, password: password.text } })
    console.log(`The password of ${username} is changed.${password.shown}`)
  })
}

async function disableTwoFactor({ env }: CommandInput, person: string): Promise<void> {
  await withOperations(env, async (call) => {
    const { user_id, username } = await findUser(call, person)
    await call('disableUserTwoFactor', { body: { user_id } })
    console.log(`Two-factor authentication of ${username} is off.`)
  })
}

async function findUser(call: CallOperation, person: string): Promise<Schemas['AdminUserItem']> {
  const wanted = person.toLowerCase()
  const found = (await allUsers(call, 'all', person)).find(
    ({ username, e_mail, status }) => status !== 'deleted' && [username, e_mail.toLowerCase()].includes(wanted),
  )
  if (!found) throw new CommandFailed(`Nobody has the username or the e-mail address ${person}.`)
  return found
}

function roleOf(name: string): 1 | 2 | 3 {
  const role = ROLES[name]
  if (role === undefined) throw new UsageError(`A role is one of: ${Object.keys(ROLES).join(', ')}`)
  return role
}

async function passwordOf({ values }: CommandInput): Promise<{ text: string; shown: string }> {
  if (values['password-stdin'] === true) {
    const given = (await text(process.stdin)).replace(/\r?\n$/, '')
    return { text: given, shown: '' }
  }
  const made = randomBytes(12).toString('base64url')
  return { text: made, shown: `\nPassword: ${made}` }
}
