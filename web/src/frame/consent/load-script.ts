/** Loads another company's script with these data attributes; never rejects. */
export function loadScript(
  src: string,
  data: Readonly<Record<string, string>>,
): Promise<'loaded' | 'failed'> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    Object.assign(script.dataset, data)
    script.onload = () => resolve('loaded')
    script.onerror = () => {
      script.remove()
      resolve('failed')
    }
    document.head.append(script)
  })
}
