import type { LakeRequest } from './lake-request.ts'

const HEARTBEAT_MS = 25_000
const MAX_WAITING_BYTES = 16 * 1024 * 1024

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

export interface EventStream {
  emit(type: string, data: unknown, id?: string): void
  end(): void
  /** Runs when the listener goes away. */
  onClose(callback: () => void): void
}

/** Answers with server-sent events; a heartbeat keeps the connection open. */
export function openEventStream({ message, response }: LakeRequest): EventStream {
  response.writeHead(200, STREAM_HEADERS)
  message.socket.setNoDelay(true)
  const write = (text: string) => {
    response.write(text)
    // A listener that does not read is disconnected; clients reconnect and start over.
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy()
  }
  write(':\n\n')
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  response.on('close', () => clearInterval(heartbeat))
  const emit: EventStream['emit'] = (type, data, id) =>
    write(`event: ${type}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  return {
    emit,
    end: () => response.end(),
    onClose: (callback) => response.on('close', callback),
  }
}
