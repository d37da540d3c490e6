import styles from './Card.module.css';

export default function FlavouredCard() {
  return <div className={styles.card}>Styled with a CSS module</div>;
}
