import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const leaves = [
  { name: 'Oak leaf', height: 150, color: '#3d6b57' },
  { name: 'Maple leaf', height: 90, color: '#a8442a' },
  { name: 'Birch leaf', height: 120, color: '#8a6d1d' },
  { name: 'Ash leaf', height: 80, color: '#37474f' },
];

function drawLeaf(height: number, color: string): string {
  const size = `width="160" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#eceff1"/><ellipse cx="80" cy="${height / 2}" rx="30" ry="${height / 3}" fill="${color}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export default function PictureMasonry() {
  return (
    <Box sx={{ width: '100%', minHeight: 300 }}>
      <Masonry columns={{ xs: 2, sm: 3 }} spacing={1}>
        {leaves.map((leaf) => (
          <div key={leaf.name}>
            <img
              src={drawLeaf(leaf.height, leaf.color)}
              alt={leaf.name}
              width={160}
              height={leaf.height}
              style={{ display: 'block', width: '100%', height: 'auto' }}
            />
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
