import type { Topic } from './topic.ts'

const en = 'en' as const

/** Subjects whose questions show code. */
export const programming: readonly Topic[] = [
  {
    language: en,
    name: 'javascript',
    things: [
      'promise',
      'event listener',
      'regular expression',
      'date object',
      'module',
      'array',
      'closure',
      'fetch request',
      'generator',
      'web worker',
    ],
    actions: ['test', 'debug', 'copy', 'cancel', 'parse', 'refactor'],
    troubles: ['is undefined', 'runs twice', 'never resolves', 'leaks memory', 'behaves differently in one browser'],
    events: ['an upgrade', 'bundling', 'adding a second await', 'moving it to another file'],
    purposes: ['a library without dependencies', 'old browsers', 'thousands of rows', 'a small team'],
    code: [
      {
        language: 'js',
        text: 'const wait = (ms) => new Promise((done) => setTimeout(done, ms))\n\nasync function retry(work, times = 3) {\n  for (let turn = 0; turn < times; turn += 1) {\n    try {\n      return await work()\n    } catch {\n      await wait(100 * 2 ** turn)\n    }\n  }\n}',
      },
      {
        language: 'js',
        text: 'const byName = Object.groupBy(people, (person) => person.name)\nfor (const [name, group] of Object.entries(byName)) {\n  console.log(name, group.length)\n}',
      },
      {
        language: 'html',
        text: '<button id="save">Save</button>\n<script type="module">\n  document.querySelector("#save").addEventListener("click", save)\n</script>',
      },
    ],
  },
  {
    language: en,
    name: 'python',
    things: [
      'dictionary',
      'virtual environment',
      'list comprehension',
      'data frame',
      'decorator',
      'context manager',
      'test suite',
      'csv file',
      'async task',
      'package',
    ],
    actions: ['sort', 'merge', 'profile', 'install', 'read', 'serialise'],
    troubles: [
      'raises a KeyError',
      'is slow for large inputs',
      'changes while iterating',
      'cannot be imported',
      'prints the wrong encoding',
    ],
    events: ['switching to the next version', 'reading the second file', 'a deployment', 'adding type hints'],
    purposes: ['a million lines', 'scripts that run at night', 'people new to programming', 'a shared server'],
    code: [
      {
        language: 'python',
        text: 'from collections import Counter\n\nwith open("words.txt", encoding="utf-8") as file:\n    counts = Counter(line.strip() for line in file)\n\nfor word, count in counts.most_common(10):\n    print(f"{count:6} {word}")',
      },
      {
        language: 'python',
        text: 'def chunks(items, size):\n    """Yield parts of a list, each of at most `size`."""\n    for start in range(0, len(items), size):\n        yield items[start:start + size]',
      },
    ],
  },
  {
    language: en,
    name: 'databases',
    things: [
      'index',
      'transaction',
      'foreign key',
      'slow query',
      'backup',
      'migration',
      'view',
      'connection pool',
      'full-text search',
      'time zone',
    ],
    actions: ['design', 'rename', 'restore', 'measure', 'avoid', 'split'],
    troubles: ['is not used', 'locks the table', 'returns duplicates', 'grows without end', 'fails only in production'],
    events: ['the table passed a million rows', 'a restore', 'adding a column', 'a failed deployment'],
    purposes: ['reports', 'many small writes', 'an embedded database', 'two applications at once'],
    code: [
      {
        language: 'sql',
        text: "select author_id, count(*) as posts\nfrom posts\nwhere created_at >= date('now', '-30 days')\ngroup by author_id\nhaving count(*) > 5\norder by posts desc;",
      },
      {
        language: 'sql',
        text: 'create index posts_by_author on posts (author_id, created_at desc);\nexplain analyze\nselect * from posts where author_id = 42 order by created_at desc limit 20;',
      },
    ],
  },
  {
    language: en,
    name: 'linux',
    things: [
      'shell script',
      'cron job',
      'file permission',
      'systemd service',
      'swap partition',
      'ssh key',
      'log file',
      'package manager',
      'firewall rule',
      'symbolic link',
    ],
    actions: ['automate', 'inspect', 'restart', 'secure', 'mount', 'rotate'],
    troubles: ['fails silently', 'fills the disk', 'asks for a password', 'stops at boot', 'ignores the configuration'],
    events: ['a reboot', 'an upgrade of the distribution', 'moving to a new disk', 'adding a user'],
    purposes: ['a small home server', 'a laptop with little memory', 'a fleet of machines', 'somebody without root'],
    code: [
      { language: 'sh', text: 'for file in *.log; do\n  gzip --keep "$file" && mv "$file.gz" archive/\ndone' },
      {
        language: 'ini',
        text: '[Unit]\nDescription=Nightly copy\n\n[Service]\nExecStart=/usr/local/bin/copy-all\nRestart=on-failure',
      },
    ],
  },
]
