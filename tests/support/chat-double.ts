import { listen } from './listen.ts'

/** The account id at the chat provider. */
export const CHAT_ACCOUNT = 'account-of-the-tests'

export type ChatDouble = {
  /** The paths of all requests, in order. */
  requests: string[]
  stop: () => Promise<void>
}

/** Starts a chat provider over real HTTP; its script writes a cookie and storage, sends a request, opens a window. */
export async function startChatDouble(port: number): Promise<ChatDouble> {
  const requests: string[] = []
  const { stop } = await listen((request, response) => {
    requests.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    if (request.url === '/hello') return response.end('hello')
    if (request.url !== `/${CHAT_ACCOUNT}/widget.js`) return response.writeHead(404).end()
    response.setHeader('content-type', 'text/javascript')
    return response.end(`(${widget})(document.currentScript)`)
  }, port)
  return { requests, stop }
}

/** The provider's script; runs in the browser. */
function widget(script: HTMLScriptElement) {
  localStorage.setItem('conversation', 'yes')
  // biome-ignore lint/suspicious/noDocumentCookie: as chat providers do
  document.cookie = 'conversation=yes; path=/'
  void fetch(new URL('/hello', script.src))
  addEventListener('chat:open', (event) => {
    event.preventDefault()
    const chat = document.createElement('div')
    chat.textContent = `Chat of ${script.dataset.chatId}`
    document.body.append(chat)
  })
}
