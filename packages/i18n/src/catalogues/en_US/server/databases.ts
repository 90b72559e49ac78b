/** Errors that the installer shows about a database that cannot be used. */
export const databaseMessages = {
  'database_problem.host_unknown': 'There is no server called {{host}}. Check the spelling of the host.',
  'database_problem.refused':
    'Nothing accepts connections at {{host}}. Check the port, and that the database server has started.',
  'database_problem.no_answer': '{{host}} does not answer. Check the address, and whether a firewall is in between.',
  'database_problem.wrong_login': 'The database server does not accept this user name and password.',
  'database_problem.no_database': 'The server has no database called {{name}}. Create it, or check its name.',
  'database_problem.no_rights':
    'The user {{user}} may not create tables in {{name}}. Make it the owner of the database.',
  'database_problem.needs_tls':
    'The database server asks for an encrypted connection, which is not supported. Allow this host a connection without TLS in its pg_hba.conf.',
  'database_problem.not_admitted':
    'The database server does not admit the user {{user}} from this host. Add a line for it to its pg_hba.conf.',
  'database_problem.too_many_connections': 'The database server has no free connection. Try again in a moment.',
  'database_problem.too_old': 'This PostgreSQL is too old. Version {{version}} or newer is needed.',
  'database_problem.file_not_writable': 'The server may not write to {{file}}. Check the path and its permissions.',
  'database_problem.not_a_database': '{{file}} exists, but it is not an SQLite database. Choose another name.',
} as const
