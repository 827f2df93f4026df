/**
 * A drawing as a picture for the background of an element. A drawing inside the page is many things to the browser,
 * which goes through all of them with every answer; a picture is one thing. It keeps its proportions, or fits as it is
 * told (`preserveAspectRatio`).
 */
export const picture = (viewBox: string, drawing: string, fit = 'xMidYMid'): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${fit}">${drawing}</svg>`)}")`;
