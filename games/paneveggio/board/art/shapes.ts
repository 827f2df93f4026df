/** One shape a seat, so that owners are told apart without colours; on a grid of 20. */
export const SHAPES = ['M10 2a8 8 0 1 0 0 16a8 8 0 0 0 0-16z', 'M3 3h14v14H3z', 'M10 1.500L18.500 17h-17z', 'M10 .8L19.200 10L10 19.200L.8 10z'];
