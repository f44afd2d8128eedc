/** Says that a link leads on; moves a little when its link is pointed at. Drawn in styles/buttons.css. */
export function ArrowRight() {
  return <span aria-hidden="true" className="arrow-right" />
}
