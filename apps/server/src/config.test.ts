import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { parseDatabaseConfig, withReplicas } from './platform/db/database-config.ts'

describe('HSTS_SECONDS', () => {
  it.each([
    [undefined, 31_536_000],
    ['0', 0],
    ['300', 300],
  ])('reads %j', (text, seconds) => {
    expect(readConfig({ HSTS_SECONDS: text }).hstsSeconds).toBe(seconds)
  })

  it.each(['', '-1', '1.5', '1y', '9999999999'])('rejects %j by name', (text) => {
    expect(() => readConfig({ HSTS_SECONDS: text })).toThrow(
      new ConfigError(`HSTS_SECONDS=${text} is not a number of seconds`),
    )
  })
})

describe('TRUSTED_PROXIES', () => {
  it.each([
    ['', []],
    ['127.0.0.1', ['127.0.0.1']],
    [' 10.0.0.0/8 , ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('reads %j', (text, proxies) => {
    expect(readConfig({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(proxies)
  })

  it.each(['proxy.local', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '*', '1.2.3.4/x'])('rejects %j by name', (text) => {
    expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow(ConfigError)
    expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES')
  })
})

describe('METRICS', () => {
  it.each([
    [{}, 'off'],
    [{ METRICS: 'private' }, 'private'],
    [{ METRICS_TOKEN: 'x'.repeat(16) }, { token: 'x'.repeat(16) }],
  ])('reads %j', (env, access) => expect(readConfig(env).metrics).toEqual(access))

  it.each([{ METRICS: 'public' }, { METRICS_TOKEN: 'short' }, { METRICS: 'local', METRICS_TOKEN: 'x'.repeat(16) }])(
    'rejects %j by name',
    (env) => {
      expect(() => readConfig(env)).toThrow(ConfigError)
      expect(() => readConfig(env)).toThrow('METRICS')
    },
  )
})

describe('DB_PREPARED', () => {
  it('holds for the database that the installer asks for, too', () => {
    expect(readConfig({}).preparedStatements).toBe(true)
    expect(readConfig({ DB_PREPARED: 'off' })).toMatchObject({
      preparedStatements: false,
      setupDatabase: { type: 'sqlite3' },
    })
    const access = { DB_TYPE: 'postgres', DB_HOST: 'db', DB_NAME: 'qa', DB_USERNAME: 'qa' }
    expect(readConfig({ ...access, DB_PREPARED: 'off' }).setupDatabase).toMatchObject({ prepared: false })
    expect(readConfig(access).setupDatabase).not.toHaveProperty('prepared')
  })

  it('rejects other words by name', () => expect(() => readConfig({ DB_PREPARED: 'no' })).toThrow('DB_PREPARED=no'))
})

describe('DB_REPLICA_HOSTS', () => {
  it('lists replicas, which config.yaml may do as well', () => {
    expect(readConfig({}).replicaHosts).toEqual([])
    const { replicaHosts } = readConfig({ DB_REPLICA_HOSTS: 'db2, db3:5433,db2:5432' })
    expect(replicaHosts).toEqual(['db2:5432', 'db3:5433'])
    const access = { type: 'postgres', host: 'db', name: 'qa', username: 'qa' }
    expect(parseDatabaseConfig({ ...access, replicas: ['db4'] })).toMatchObject({ replicas: ['db4:5432'] })
    expect(parseDatabaseConfig({ ...access, replicas: 'db4, db5:1' })).toMatchObject({
      replicas: ['db4:5432', 'db5:1'],
    })
    expect(parseDatabaseConfig(access)).not.toHaveProperty('replicas')
    const configured = parseDatabaseConfig({ ...access, replicas: ['db4'] })
    expect(withReplicas(configured, replicaHosts)).toMatchObject({ replicas: replicaHosts })
    expect(withReplicas(configured, [])).toBe(configured)
  })

  it('rejects something else in config.yaml', () => {
    const access = { type: 'postgres', host: 'db', name: 'qa', username: 'qa' }
    expect(() => parseDatabaseConfig({ ...access, replicas: { host: 'db2' } })).toThrow('no list of hosts')
  })

  it.each(['db2:x', 'db2:0', ':5432'])('rejects %j by name', (hosts) => {
    expect(() => readConfig({ DB_REPLICA_HOSTS: hosts })).toThrow(/^db2:.|^:5432/)
    expect(() => readConfig({ DB_REPLICA_HOSTS: hosts })).toThrow('DB_REPLICA_HOSTS')
  })

  it('is refused for SQLite', () => {
    const sqlite = parseDatabaseConfig({ type: 'sqlite3' })
    expect(() => withReplicas(sqlite, ['db2:5432'])).toThrow('DB_REPLICA_HOSTS) need PostgreSQL')
    expect(() => parseDatabaseConfig({ type: 'sqlite3', replicas: 'db2' })).toThrow('DB_REPLICA_HOSTS) need PostgreSQL')
  })
})

it.each(['ftp://qa.example.com', 'qa.example.com'])('ERROR_WEBHOOK rejects %j by name', (url) => {
  expect(() => readConfig({ ERROR_WEBHOOK: url })).toThrow('ERROR_WEBHOOK')
})

describe('OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  const complete = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' }

  it('switches traces on, with the defaults of OpenTelemetry', () => {
    expect(readConfig({ OTEL_TRACES_SAMPLER: 'nonsense', OTEL_EXPORTER_OTLP_ENDPOINT: '' }).traces).toBeUndefined()
    expect(readConfig(complete).traces).toEqual({
      url: 'http://collector.example:4318/v1/traces',
      headers: {},
      serviceName: 'quandary',
      sampler: { share: 1, followsParent: true },
    })
    expect(readConfig({ ...complete, OTEL_SDK_DISABLED: 'TRUE' }).traces).toBeUndefined()
    expect(readConfig({ ...complete, OTEL_TRACES_EXPORTER: 'none' }).traces).toBeUndefined()
  })

  it('reads everything else', () => {
    const env = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/own',
      OTEL_EXPORTER_OTLP_HEADERS: 'X-Key=a%20b, x-tenant=forum=1',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-tenant=two',
      OTEL_SERVICE_NAME: 'forum',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }
    expect(readConfig({ ...complete, ...env }).traces).toEqual({
      url: 'https://collector.example/own',
      headers: { 'x-key': 'a b', 'x-tenant': 'two' },
      serviceName: 'forum',
      sampler: { share: 0.25, followsParent: false },
    })
  })

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://collector:4317'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/protobuf'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=%0a'],
    ['OTEL_EXPORTER_OTLP_TRACES_HEADERS', 'x key=a'],
    ['OTEL_SDK_DISABLED', 'yes'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_TRACES_SAMPLER', 'xray'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.2.3'],
  ])('rejects %s=%s by name', (name, value) => {
    const env = { ...complete, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', [name]: value }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(name)
  })

  it('quotes no header in an error, because it may be a secret', () => {
    expect(() => readConfig({ ...complete, OTEL_EXPORTER_OTLP_HEADERS: 'hush' })).toThrow(
      new ConfigError('OTEL_EXPORTER_OTLP_HEADERS is not a list of name=value'),
    )
  })
})

describe('S3_BUCKET', () => {
  const complete = {
    S3_BUCKET: 'example',
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hush',
  }

  it('names the service, and nothing goes there unless told to', () => {
    expect(readConfig({ S3_ENDPOINT: 'nonsense' }).storage).toBeUndefined()
    expect(readConfig({ ...complete, S3_UPLOADS: 'on', S3_PREFIX: 'a/', S3_PATH_STYLE: 'off' }).storage).toEqual({
      service: {
        endpoint: 'https://s3.example.com',
        region: 'us-east-1',
        bucket: 'example',
        prefix: 'a/',
        accessKeyId: 'key',
        secretAccessKey: 'hush',
        pathStyle: false,
      },
      uploads: 'bucket',
      backups: 'folder',
    })
  })

  it.each([
    ['S3_BUCKET', 'Example'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_PREFIX', 'a'],
    ['S3_SECRET_ACCESS_KEY', ''],
    ['S3_ACCESS_KEY_ID', 'clé'],
    ['S3_REGION', 'eu west'],
    ['S3_BACKUPS', 'yes'],
  ])('rejects %s=%s by name', (name, value) => {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(name)
  })
})
