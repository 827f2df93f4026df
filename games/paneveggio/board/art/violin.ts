/** A violin seen from above, scroll to the right, on a field of 64 by 26. */
export const BODY =
  'M3 13c0-6 4-10.500 10-10.500c4 0 5.500 2.800 8.500 2.800s4-2.300 7.500-2.300c5 0 8.500 4 8.500 10s-3.500 10-8.500 10c-3.500 0-4.500-2.300-7.500-2.300s-4.500 2.800-8.500 2.800C7 23.500 3 19 3 13z';
/** The line inlaid along the edge. */
export const PURFLING =
  'M5 13c0-5 3.300-8.600 8.200-8.600c3.300 0 5 2.700 8.300 2.700s4.500-2.200 7.300-2.200c4 0 6.700 3.300 6.700 8.100s-2.700 8.100-6.700 8.100c-2.800 0-4-2.200-7.300-2.200s-5 2.700-8.300 2.700C8.300 21.600 5 18 5 13z';
export const NECK = 'M27 11.300h27l2-1.300h3.500a3 3 0 1 1 0 6H56l-2-1.300H27z';
export const PEGS = 'M55 9V6.500M58.500 8.700V6M55 17v2.500M58.500 17.300V20';
export const HOLES = 'M17.500 8.200c2-.8 1.200 1.500 3.200 1M17.500 17.800c2 .8 1.200-1.500 3.200-1';
export const STRINGS = 'M9 12.200h46M9 13.800h46';
export const TAILPIECE = 'M5 11.500h7l1.500.8v1.400l-1.500.8H5z';
export const BRIDGE = 'M19.500 9.800v6.400';
/** Varnish by quality: bare spruce, then one layer after the other. */
export const VARNISH = ['#ecd9ae', '#dda24c', '#bb6229', '#852f19'] as const;
