/** One shape a seat, so that nobody needs colours to tell them apart; each in a box of 20. */
export const SEAT_MARKS = ['M10 2a8 8 0 1 0 0 16a8 8 0 0 0 0-16z', 'M3 3h14v14H3z', 'M10 1.5L18.8 17.2H1.2z', 'M10 .9L19.1 10L10 19.1L.9 10z'];
