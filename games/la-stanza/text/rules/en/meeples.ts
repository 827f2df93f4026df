/** How many meeples of a colour, in the order blue, red, green, yellow, white. */
export const MEEPLES = [{ other: '# blue' }, { other: '# red' }, { other: '# green' }, { other: '# yellow' }, { other: '# white' }];
