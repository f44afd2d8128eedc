import { connection } from 'next/server'

/**
 * Whether this process answers at all. It looks at nothing else: a platform restarts a server that fails here, and a
 * restart does not repair a database.
 */
export async function GET(): Promise<Response> {
  // Otherwise Next answers from a file.
  await connection()
  const uptimeSeconds = Math.round(process.uptime())
  return Response.json(
    { status: 'live', uptimeSeconds },
    { headers: { 'cache-control': 'no-store' } },
  )
}
