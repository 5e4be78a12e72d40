import pg from 'pg'

/** Makes values independent of the database's own settings, and sets no time limits. */
const settings = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

interface Options {
  name: string
  /** When aborted, the connection is closed immediately. */
  signal?: AbortSignal | undefined
}

/**
 * A connection without time limits for long work. It is closed afterwards, which ends its transaction and
 * locks.
 */
export async function withConnection<T>(
  url: string,
  { name, signal }: Options,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A connection that breaks also rejects the query on it.
  client.on('error', () => {})
  const breakOff = () => client.connection.stream.destroy()
  try {
    signal?.throwIfAborted()
    await client.connect()
    signal?.addEventListener('abort', breakOff)
    await client.query(settings)
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', breakOff)
    await client.end()
  }
}
