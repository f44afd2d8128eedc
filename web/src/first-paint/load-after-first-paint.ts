/**
 * Loads scripts once the page can be seen; in a tab in the background, which is not painted before somebody looks, at
 * once.
 *
 * @param sources addresses of scripts, in any order: each waits for those that it needs
 * @param patience milliseconds to wait for a browser that does not tell of its first paint
 */
export function loadAfterFirstPaint(sources: string[], patience: number): void {
  const begin = () => {
    painted.disconnect()
    clearTimeout(waiting)
    for (const source of sources) {
      const script = document.createElement('script')
      script.src = source
      document.head.append(script)
    }
  }
  const painted = new PerformanceObserver(begin)
  const waiting = setTimeout(begin, document.hidden ? 0 : patience)
  painted.observe({ type: 'paint', buffered: true })
}
