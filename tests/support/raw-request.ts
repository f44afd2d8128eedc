import { connect } from 'node:net'

/** Sends raw bytes, which need not be valid HTTP, and reads the response until the connection closes. */
export function rawRequest(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer in 20 s')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      chunks.length > 0 && error.code === 'ECONNRESET' ? undefined : reject(error),
    )
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const [head = '', ...body] = text.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') })
    })
    socket.write(bytes)
  })
}

export interface RawAnswer {
  status: number
  head: string
  body: string
}
