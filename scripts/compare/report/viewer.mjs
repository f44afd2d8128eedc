// Shows the chosen picture of the report; part of index.html.

/** @type {HTMLLIElement[]} */
const entries = [...document.querySelectorAll('li')].filter((each) => each.dataset.kind)
const stage = /** @type {HTMLElement} */ (document.querySelector('#stage'))
const title = /** @type {HTMLElement} */ (document.querySelector('h2'))
let current = entries[0]

/** @param {string} name */
const chosen = (name) =>
  /** @type {HTMLInputElement} */ (document.querySelector(`[name=${name}]:checked`)).value
const shown = () => entries.filter((each) => !each.hidden)

/** @param {string} folder @param {string} caption */
function figure(folder, caption) {
  const file = current?.querySelector('a')?.getAttribute('href')?.split('/')[1]
  const element = document.createElement('figure')
  element.innerHTML = `<figcaption>${caption}</figcaption><a href="${folder}/${file}"><img src="${folder}/${file}" alt=""></a>`
  return element
}

function slider() {
  const box = document.createElement('div')
  box.className = 'slider'
  box.append(figure('base', 'Base'), figure('now', 'Now'))
  const handle = document.createElement('input')
  Object.assign(handle, { type: 'range', min: '0', max: '100', value: '50', ariaLabel: 'Boundary' })
  const move = () => box.style.setProperty('--at', `${handle.value}%`)
  handle.addEventListener('input', move)
  move()
  // Dragging anywhere on the picture moves the boundary, too.
  box.addEventListener('pointermove', (event) => {
    if (event.buttons === 0 || event.target === handle) return
    const { left, width } = box.getBoundingClientRect()
    handle.value = String(((event.clientX - left) / width) * 100)
    move()
  })
  box.addEventListener('dragstart', (event) => event.preventDefault())
  box.prepend(handle)
  return box
}

function draw() {
  for (const each of entries) each.toggleAttribute('aria-current', each === current)
  const name = current?.querySelector('b')?.textContent
  title.textContent = name ? `${name}, ${current?.dataset.width} px` : 'Nothing at this width'
  const kind = current?.dataset.kind
  const view = chosen('view')
  stage.dataset.width = current?.dataset.width
  if (!current) stage.replaceChildren()
  else if (kind === 'new') stage.replaceChildren(figure('now', 'Now: new'))
  else if (kind === 'gone') stage.replaceChildren(figure('base', 'Base: gone'))
  else if (view === 'slider') stage.replaceChildren(slider())
  else if (view === 'difference') stage.replaceChildren(figure('difference', 'What differs'))
  else stage.replaceChildren(figure('base', 'Base'), figure('now', 'Now'))
  stage.scrollTop = 0
}

/** @param {HTMLLIElement | undefined} entry */
function show(entry) {
  current = entry
  entry?.scrollIntoView({ block: 'nearest' })
  draw()
}

for (const entry of entries) {
  entry.addEventListener('click', (event) => {
    event.preventDefault()
    show(entry)
  })
}
for (const input of document.querySelectorAll('[name=view]')) input.addEventListener('change', draw)
for (const input of document.querySelectorAll('[name=width]')) {
  input.addEventListener('change', () => {
    const width = chosen('width')
    for (const each of entries) each.hidden = width !== '' && each.dataset.width !== width
    show(current && !current.hidden ? current : shown()[0])
  })
}
document.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !current || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const list = shown()
  show(list[Math.min(Math.max(list.indexOf(current) + step, 0), list.length - 1)])
})
show(current)
